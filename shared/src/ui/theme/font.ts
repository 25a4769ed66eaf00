import url from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'

/** Public Sans, Latin, all weights in one file of 27 kB. The host's page preloads it by this URL. */
export const fontUrl: string = url

export const fontFace = {
  '@font-face': {
    fontFamily: 'Public Sans Variable',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight: '100 900',
    src: `url(${url}) format('woff2-variations')`,
  },
}
