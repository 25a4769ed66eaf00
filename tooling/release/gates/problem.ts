/** What keeps a build from being published, and what mends it. Both are whole Spanish sentences. */
export interface Problem {
  app: string
  gate: Gate
  sentence: string
  repair: string
}

/** Which check said it; docs/operacion.md lists them («Comprobaciones al publicar»). */
export type Gate =
  | 'facts'
  | 'schema'
  | 'own'
  | 'permissions'
  | 'neighbours'
  | 'routes'
  | 'module'
  | 'contract'
  | 'imports'
  | 'copies'
  | 'files'
  | 'size'
  | 'breaks'
  | 'evidence'

/** A problem before it is said of which app. */
export type Finding = Omit<Problem, 'app'>

/** Findings of one gate that are mended in one way. */
export const findings = (gate: Gate, sentences: string[], repair: string): Finding[] =>
  sentences.map((sentence) => ({ gate, sentence, repair }))
