export const usage = `Uso: npm run compose:test -- [--pocas] [--] [opciones de Playwright]
  --pocas  solo las pruebas de los contenedores y unas pocas de las del producto: lo que hace npm test`

/**
 * The exit status of a run that could not take place, which is no failure (autotools' convention); `CONTAINER_RUNNER`
 * may use it too.
 */
export const skipped = 77

export interface Options {
  /** Runs only the flows that containers could affect. */
  few: boolean
  /** Passed on to Playwright. */
  rest: string[]
}

export function optionsFrom(args: string[]): Options {
  return {
    few: args.includes('--pocas'),
    rest: args.filter((arg) => arg !== '--pocas' && arg !== '--'),
  }
}
