/** The plans that answers have named, by id: of a deleted one nothing else tells the name. */
const planes = new Map<string, string>()

/** Keeps the plan that an answer names. */
export const recordarPlan = ({ _id, nombre }: { _id: string; nombre: string }): void =>
  void planes.set(_id, nombre)

/** The name of the plan that a filter names, once its question is answered. */
export const planDe = (id: string): string | undefined => planes.get(id)
