export const usage = `Uso: npm run compose:test -- [--pocas] [--] [opciones de Playwright]
  --pocas  solo las pruebas de los contenedores y unas pocas de las del producto: lo que hace npm test`

/** Status of a run that could not take place and is no failure, as autotools has it; `CONTAINER_RUNNER` may end with it too. */
export const skipped = 77

export interface Options {
  /** Not all the flows: those that the containers could change. */
  few: boolean
  /** Handed on to Playwright. */
  rest: string[]
}

export function optionsFrom(args: string[]): Options {
  return {
    few: args.includes('--pocas'),
    rest: args.filter((arg) => arg !== '--pocas' && arg !== '--'),
  }
}
