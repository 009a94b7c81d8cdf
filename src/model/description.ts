// What a description must be like: a sentence that search engines show whole.

/** Characters; results of search engines cut longer ones. */
export const descriptionLimit = 160;

/** A full stop or an exclamation mark, as the language's script has them: Chinese and Japanese, Hindi, Urdu. */
export const sentenceEnd = /[.!。！।۔]$/;
