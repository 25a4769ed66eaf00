import { capitalized, type Names } from './names.ts'

/*
 * The files in `files/` are those of an entity called «cosa», with «cosas»; the words that depend on the name or on its
 * gender in what people read are written `$Uno`.
 */

/** Puts the entity's name in a file of the model, or in its path. */
export function filled(text: string, names: Names, migracion: string): string {
  const [code, words] = [codeOf(names), wordsOf(names, migracion)]
  return text
    .replace(new RegExp(Object.keys(code).join('|'), 'g'), (model) => code[model] ?? model)
    .replace(/\$([A-Za-z]+)/g, (_, word: string) => {
      const told = words[word]
      if (told === undefined) throw new Error(`files/ has no word «$${word}»`)
      return told
    })
}

/** The names in code, the longer ones first. */
function codeOf({ plural, uno, femenino }: Names): Record<string, string> {
  const [Uno, o] = [capitalized(uno), femenino ? 'a' : 'o']
  return {
    NuevaCosa: `Nuev${o}${Uno}`,
    CosaEliminada: `${Uno}Eliminad${o}`,
    cosaVacia: `${uno}Vaci${o}`,
    unaCosa: femenino ? `una${Uno}` : `un${Uno}`,
    cosasEncontradas: `${plural}Encontrad${o}s`,
    COSAS: plural.toUpperCase(),
    cosas: plural,
    Cosas: capitalized(plural),
    cosa: uno,
    Cosa: Uno,
  }
}

function wordsOf(names: Names, migracion: string): Record<string, string> {
  const { singular, varios, femenino, permiso, base, raiz } = names
  const [o, uno] = [femenino ? 'a' : 'o', singular]
  const tree = (own: object) =>
    JSON.stringify(permiso.split('.').reduceRight<object>((below, key) => ({ [key]: below }), own))
  return {
    ...{ uno, Uno: capitalized(uno), varios, Varios: capitalized(varios) },
    ...{ o, os: `${o}s`, nuevo: `nuev${o}`, Nuevo: `Nuev${o}` },
    ...(femenino
      ? { El: 'La', del: 'de la', al: 'a la', Este: 'Esta', Ningun: 'Ninguna' }
      : { El: 'El', del: 'del', al: 'al', Este: 'Este', Ningun: 'Ningún' }),
    ...{ permiso, base, raiz, migracion },
    soloVer: tree({ ver: true }),
    arbol: tree({ ver: true, agregar: true, editar: true, detalles: true }),
  }
}
