/** Why nothing was written; the person reads this sentence and nothing else. */
export class Refusal extends Error {
  override name = 'Refusal'
}

/** What the person says of a new entity. */
export interface Asked {
  /** `cotizaciones`: its folder, its table, its calls. */
  plural: string
  /** As it is read: `cotización`. */
  singular: string
  /** The plural as it is read, if that is not the name itself: `vehículos`. */
  varios?: string | undefined
  femenino?: boolean | undefined
  remote: string
  /** Where the remote's pages are: `/configuracion`. */
  raiz: string
}

/** All forms of its name. */
export interface Names extends Asked {
  varios: string
  /** `cotizacion`: the singular in code. */
  uno: string
  /** `configuracion.cotizaciones`: what its permissions begin with. */
  permiso: string
  /** Where its own pages are. */
  base: string
}

/** @throws {Refusal} for a name that can't be used */
export function namesOf(asked: Asked): Names {
  const { plural, singular, varios = plural, remote, raiz } = asked
  if (!/^[a-z]{3,30}$/.test(plural))
    throw new Refusal(`«${plural}» no puede ser el nombre: van minúsculas sin acentos, como «proveedores».`)
  for (const told of [singular, varios]) {
    if (!/^[a-záéíóúüñ]{2,30}$/.test(told))
      throw new Refusal(
        `«${told}» no puede ser como se lee: va una palabra en minúsculas, como «cotización».`,
      )
  }
  const uno = singular.normalize('NFD').replace(/\p{M}/gu, '')
  if (uno === plural) throw new Refusal('El singular y el plural son iguales: hacen falta dos palabras.')
  return { ...asked, varios, uno, permiso: `${remote}.${plural}`, base: `${raiz}/${plural}` }
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
