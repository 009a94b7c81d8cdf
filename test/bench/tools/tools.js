// The programs that are measured beside each other. Each says whether it is installed, makes its own copy of a site, and
// gives the commands that build and serve it.
import { eleventy } from './eleventy.js';
import { hugo } from './hugo.js';
import { xdocs } from './xdocs.js';

/**
 * @typedef {object} Tool
 * @property {string} name
 * @property {() => string | undefined} version of what is installed; `undefined` where nothing is
 * @property {string} [work] what it does for a page, where that is not what xdocs does
 * @property {(site: string) => string} prepare writes the tool's copy of a site beside it; returns its folder
 * @property {readonly string[]} left folders of earlier builds, below the copy; a cold build has none of them
 * @property {string} out the folder of the output, below the copy
 * @property {(folder: string) => readonly string[]} build
 * @property {(folder: string, port: number) => readonly string[]} serve
 */

/** @type {readonly Tool[]} */
export const tools = [xdocs, hugo, eleventy];
