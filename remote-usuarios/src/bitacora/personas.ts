/** The people that answers have named, by id: of a deleted one nothing else tells the name. */
const personas = new Map<string, string>()

/** Remembers the name that an answer gives for a person. */
export const recordarPersona = ({ _id, nombre }: { _id: string; nombre: string }): void =>
  void personas.set(_id, nombre)

/** The name of the person with this id, if an answer has given it. */
export const personaDe = (id: string): string | undefined => personas.get(id)
