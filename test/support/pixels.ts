// What is really painted. In: an element of a page. Out: the colours of its pixels.
import type { Locator } from 'playwright-core';

/** The two colours of an element's picture that differ most: their contrast. 1 where all of it has one colour. */
export async function paintedContrast(locator: Locator): Promise<number> {
  const picture = (await locator.screenshot({ animations: 'disabled' })).toString('base64');
  return locator.page().evaluate(async (data) => {
    // The page's policy lets no script fetch such an address.
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const { data: values } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let [low, high] = [1, 0];
    for (let index = 0; index < values.length; index += 4) {
      const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
        const value = values[index + channel]! / 255;
        return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      low = Math.min(low, luminance);
      high = Math.max(high, luminance);
    }
    return (high + 0.05) / (low + 0.05);
  }, picture);
}
