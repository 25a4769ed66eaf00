import { seconds } from './seconds'

/** Tells that the api fell and when it is tried again. */
export const sayRestart = (why: string, wait: number) =>
  console.error(`Se reinicia la api en ${seconds(wait / 1000)}: ${why}.`)
