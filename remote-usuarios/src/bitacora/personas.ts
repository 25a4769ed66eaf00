/** The people that answers have named, by id: of a deleted one nothing else tells the name. */
const personas = new Map<string, string>()

/** Keeps the name of somebody whom an answer names. */
export const recordarPersona = ({ _id, nombre }: { _id: string; nombre: string }): void =>
  void personas.set(_id, nombre)

/** The name of the person whom a filter names, once an answer has named them. */
export const personaDe = (id: string): string | undefined => personas.get(id)
