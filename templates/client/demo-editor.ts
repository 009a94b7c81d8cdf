// A demo edited in its place.

/** Lets a reader edit a demo. */
export async function editDemo(demo: HTMLElement): Promise<void> {
  await Promise.reject(new Error(demo.id));
}
