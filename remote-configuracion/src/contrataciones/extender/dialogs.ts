/* The dialogs of «Extender», loaded together: the second is the first with a call of its own. */
export { ExtenderUna } from './ExtenderUna.tsx'
export { ExtenderVarias } from './ExtenderVarias.tsx'
