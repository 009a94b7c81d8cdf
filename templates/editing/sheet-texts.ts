// The style sheets of the page as texts. A frame without an origin gets a site's style sheets only where they need no
// cookie, and its fonts nowhere: fonts in use go along as data.

/** Makes the addresses in a style sheet absolute. */
function withAbsoluteUrls(css: string, base: string): string {
  return css.replace(/url\(\s*(['"]?)(?!data:|#)([^'")]+)\1\s*\)/g, (all, _, path: string) => {
    const url = path.trim();
    return URL.canParse(url, base) ? `url("${new URL(url, base).href}")` : all;
  });
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.text();
}

async function asData(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(url)));
    reader.readAsDataURL(blob);
  });
}

/** Puts the files of the fonts that the page shows in the place of their addresses. */
async function withFonts(css: string): Promise<string> {
  const families = new Set(
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replace(/['"]/g, '')),
  );
  let result = css;
  for (const [rule] of css.matchAll(/@font-face\s*\{[^}]*\}/g)) {
    const family = /font-family:\s*['"]?([^;'"}]+)/.exec(rule)?.[1]?.trim();
    if (family === undefined || !families.has(family)) continue;
    let own = rule;
    for (const [, url] of rule.matchAll(/url\("([^"]+)"\)/g)) {
      const data = await asData(url!).catch(() => undefined);
      if (data !== undefined) own = own.replace(url!, data);
    }
    result = result.replace(rule, own);
  }
  return result;
}

async function sheetText(element: Element): Promise<string> {
  if (!(element instanceof HTMLLinkElement)) return element.textContent ?? '';
  try {
    return await withFonts(withAbsoluteUrls(await fetchText(element.href), element.href));
  } catch {
    // Of another site, perhaps: the frame may have it by itself.
    return `@import url(${JSON.stringify(element.href)});`;
  }
}

/** The texts in order, without the rules that demos make while they run. */
export function sheetTexts(): Promise<string[]> {
  const sheets = document.querySelectorAll('link[rel="stylesheet"], style:not([data-emotion], [id])');
  // The sheet of a styling that is not shown is switched off.
  return Promise.all([...sheets].filter((sheet) => sheet.getAttribute('media') !== 'not all').map(sheetText));
}
