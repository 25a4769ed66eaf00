import { type Step } from './step'

export const usage = `Uso: npm test [-- --only parte[,parte…]] [-- --list] [-- --rapido]
  --only   solo esas partes; npm test -- --only api,e2e
  --list   dice qué partes hay
  --rapido lo que hace falta mientras se trabaja: npm run test:rapido`

/** The steps that the command line asks for, or the sentence that says why there are none. */
export function chosen(steps: Step[], args: string[]): Step[] | { problem: string } {
  const at = args.indexOf('--only')
  const rest = at < 0 ? args : args.toSpliced(at, 2)
  if (rest.length > 0) return { problem: `No se entiende «${rest.join(' ')}».\n${usage}` }
  if (at < 0) return steps
  const names = (args[at + 1] ?? '').split(',').filter(Boolean)
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (names.length === 0 || unknown.length > 0) {
    return {
      problem: `No existe la parte «${unknown.join(', ')}». Hay: ${steps.map(({ name }) => name).join(', ')}.`,
    }
  }
  return steps.filter((step) => names.includes(step.name))
}
