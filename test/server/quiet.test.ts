import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenQuiet } from '../../src/server/quiet.ts';
import type { Quiet } from '../../src/server/quiet.ts';

describe('work that waits for quiet', () => {
  const begin = vi.fn();
  let quiet: Quiet;
  beforeEach(() => {
    vi.useFakeTimers();
    begin.mockClear();
    quiet = whenQuiet(begin, { after: 300, atMost: 2000 });
  });
  afterEach(() => void vi.useRealTimers());

  it('begins once nobody was served for a while', () => {
    vi.advanceTimersByTime(200);
    quiet.sign();
    vi.advanceTimersByTime(299);
    expect(begin).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('begins in the end even where somebody is always served', () => {
    for (let time = 0; time < 1900; time += 100) {
      vi.advanceTimersByTime(100);
      quiet.sign();
    }
    expect(begin).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('begins once', () => {
    vi.advanceTimersByTime(300);
    quiet.sign();
    vi.advanceTimersByTime(5000);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('never begins after it was cancelled', () => {
    quiet.cancel();
    quiet.sign();
    vi.advanceTimersByTime(5000);
    expect(begin).not.toHaveBeenCalled();
  });
});
