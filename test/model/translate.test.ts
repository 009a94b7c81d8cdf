import { expect, it, vi } from 'vitest';
import { translate } from '../../src/model/translate.ts';

const tables = { en: { copy: 'Copy', paste: 'Paste' }, zh: { copy: '复制' } };
const logged = () => ({ warn: vi.fn(), error: vi.fn() });

it('gives the text of the language', () => {
  const log = logged();
  expect(translate(tables, 'zh', 'copy', log)).toBe('复制');
  expect(log.warn).not.toHaveBeenCalled();
});

it('falls back to English, with a warning', () => {
  const log = logged();
  expect(translate(tables, 'zh', 'paste', log)).toBe('Paste');
  expect(log.warn).toHaveBeenCalledWith('Missing translation for zh:paste');
  expect(translate(tables, 'en', 'cut', log)).toBe('cut');
  expect(log.warn).toHaveBeenLastCalledWith('Missing translation for en:cut');
});

it('shows an ellipsis for a language without a table, which is an error', () => {
  const log = logged();
  expect(translate(tables, 'fr', 'copy', log)).toBe('…');
  expect(log.error).toHaveBeenCalledOnce();
  expect(log.warn).not.toHaveBeenCalled();
});
