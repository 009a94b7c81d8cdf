// From stop to stop with Tab, as a reader without a pointer goes. In: a page. Out: every stop: what it is and where,
// how well one sees that it has the focus, whether something lies over it; and whether the way led out of the page.
import type { Page } from 'playwright-core';

export interface FocusStop {
  /** Tag, first class and words: `a.nav-link Bells`. */
  readonly name: string;
  /** The part of the page that it is in, as a selector. */
  readonly part: string;
  /** Contrast of the best sign that comes with the focus to what it is drawn on; 0 where there is none. */
  readonly contrast: number;
  /** Whether some of it can be seen: no bar or list lies over all of it. */
  readonly isShown: boolean;
}

export interface FocusWalk {
  readonly stops: readonly FocusStop[];
  /** Whether it ended outside of the document, not where it began. */
  readonly leaves: boolean;
}

interface Sign {
  readonly look: string;
  readonly contrast: number;
}

interface Walker {
  /** What has the focus now, or why the walk is over. */
  stop(): Omit<FocusStop, 'contrast'> | 'outside' | 'again';
  /** The contrasts of all stops so far, each compared with its look without the focus. */
  contrasts(): number[];
}

/** Runs in the page. */
function installWalker(): void {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const parts = [
    'dialog',
    '[data-xd-demo]',
    '.skip-link',
    '.app-bar',
    '.sidebar',
    '.toc-column',
    'main',
    '.pager-row',
    '.site-footer',
  ];
  const stops: { readonly element: Element; readonly signs: Sign[] }[] = [];

  const known = new Map<string, number[]>();
  function rgba(color: string): number[] {
    const channels = known.get(color) ?? painted(color);
    known.set(color, channels);
    return channels;
  }
  function painted(color: string): number[] {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  }
  function over(top: readonly number[], below: readonly number[]): number[] {
    const alpha = top[3]! / 255;
    return [0, 1, 2].map((index) => top[index]! * alpha + below[index]! * (1 - alpha));
  }
  function backgroundOf(element: Element | null): number[] {
    if (!element) return rgba('Canvas').slice(0, 3);
    const own = rgba(getComputedStyle(element).backgroundColor);
    return own[3] === 255 ? own.slice(0, 3) : over(own, backgroundOf(element.parentElement));
  }
  function luminance(color: readonly number[]): number {
    const [red = 0, green = 0, blue = 0] = color.map((value) =>
      value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  function contrast(color: string, on: readonly number[]): number {
    const [low = 0, high = 0] = [luminance(over(rgba(color), on)), luminance(on)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  }
  /** Outlines, shadows and borders of an element and of what may show its focus for it. */
  function signsOf(element: Element): Sign[] {
    const around = [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement];
    return around
      .filter((one) => one instanceof Element)
      .flatMap((one) => {
        const style = getComputedStyle(one);
        const isInside = Number.parseFloat(style.outlineOffset) < 0;
        const outside = backgroundOf(one.parentElement);
        const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
        const shadow = /(?:rgba?|color)\([^)]*\)/.exec(style.boxShadow)?.[0];
        const hasBorder = Number.parseFloat(style.borderBlockEndWidth) >= 1;
        return [
          {
            look: `outline ${hasOutline} ${style.outlineColor}`,
            contrast: hasOutline ? contrast(style.outlineColor, isInside ? backgroundOf(one) : outside) : 0,
          },
          { look: `shadow ${style.boxShadow}`, contrast: shadow ? contrast(shadow, outside) : 0 },
          {
            look: `border ${style.borderBlockEndColor}`,
            contrast: hasBorder ? contrast(style.borderBlockEndColor, outside) : 0,
          },
        ];
      });
  }
  /** Whether one of nine points of what is in the window is the element's own. */
  function isShown(element: Element): boolean {
    const box = element.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (left >= right || top >= bottom) return false;
    return [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
        return (
          hit !== null &&
          (element.contains(hit) ||
            (hit.contains(element) && !hit.matches('body, html')) ||
            hit.closest('label')?.contains(element) === true)
        );
      }),
    );
  }

  const walker: Walker = {
    stop() {
      const element = document.activeElement;
      if (!element || element === document.body || element === document.documentElement) return 'outside';
      if (stops.some((one) => one.element === element)) return 'again';
      stops.push({ element, signs: signsOf(element) });
      const words = (
        element.getAttribute('aria-label') ??
        (element instanceof HTMLInputElement ? element.value : element.textContent) ??
        ''
      )
        .trim()
        .replace(/\s+/g, ' ')
        .slice(0, 40);
      const firstClass = [...element.classList].find((name) => !/^(?:css-|Mui)/.test(name));
      return {
        name: `${element.localName}${firstClass ? `.${firstClass}` : ''} ${words}`.trim(),
        part: parts.find((selector) => element.closest(selector)) ?? '',
        isShown: isShown(element),
      };
    },
    contrasts() {
      (document.activeElement as HTMLElement | null)?.blur();
      return stops.map(({ element, signs }) => {
        const without = signsOf(element);
        return Math.max(
          0,
          ...signs.filter(({ look }, index) => look !== without[index]?.look).map((sign) => sign.contrast),
        );
      });
    },
  };
  Object.assign(globalThis, { focusWalker: walker });
}

declare global {
  var focusWalker: Walker;
}

/**
 * Presses a key until the focus leaves the document or comes round to where it was; what has the focus at first is a
 * stop.
 */
export async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<FocusWalk> {
  await page.evaluate(installWalker);
  const stops: Omit<FocusStop, 'contrast'>[] = [];
  let stop = await page.evaluate(() => focusWalker.stop());
  do {
    if (typeof stop === 'object') stops.push(stop);
    await page.keyboard.press(key);
    stop = await page.evaluate(() => focusWalker.stop());
    if (stops.length > 1000)
      throw new Error(
        `The walk does not end; its last stops: ${stops
          .slice(-3)
          .map(({ name }) => name)
          .join(', ')}`,
      );
  } while (typeof stop === 'object');
  const contrasts = await page.evaluate(() => focusWalker.contrasts());
  return {
    stops: stops.map((one, index) => ({ ...one, contrast: Math.round(contrasts[index]! * 100) / 100 })),
    leaves: stop === 'outside',
  };
}

/** The stops of which a reader cannot see that they have the focus. What a demo shows is its library's affair. */
export function unseenStops({ stops }: FocusWalk): FocusStop[] {
  return stops.filter(({ part, isShown, contrast }) => part !== '[data-xd-demo]' && (!isShown || contrast < 3));
}
