// Other packages compile this file from here and see no ambient declaration of ours without it.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="../assets.d.ts" />
import url from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'

/** Public Sans, Latin, all weights in one file of 27 kB, which the host's page preloads. */
export const fontFace = {
  '@font-face': {
    fontFamily: 'Public Sans Variable',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight: '100 900',
    src: `url(${url}) format('woff2-variations')`,
  },
}
