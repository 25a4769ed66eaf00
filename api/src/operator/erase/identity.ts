import type pg from 'pg'

/** What tells who somebody is. */
interface Identity {
  nombre: string
  apellido_paterno: string
  apellido_materno: string
  claves: string[]
  empresas: string[]
  telefonos: string[]
}

/** Recognises a person in texts: by full name, e-mail, phone, RFC, CURP, web or company; a part of a name is many people's. */
export interface Quotes {
  /** Whether texts that belong together name the person: a filter has a name in several. */
  in: (texts: string[]) => boolean
  /** A condition of SQL on a text, which holds for every text that names the person, and for some others. */
  where: (text: string) => string
}

/** The RFCs that everybody without one is given. */
const ANYBODY = ['xaxx010101000', 'xexx010101000']

/** How to recognise a client, also as they were before an edit; read this before the row is blanked. */
export async function quotesOf(client: pg.Client, id: string): Promise<Quotes> {
  const { rows } = await client.query<{ fila: Record<string, unknown> }>(
    'select to_jsonb(c) as fila from clientes c where id_locatario = locatario() and _id = $1',
    [id],
  )
  const { rows: before } = await client.query<{ antes: Record<string, unknown> }>(
    `select antes from auditoria where id_locatario = locatario() and entidad = 'cliente' and id_entidad = $1
       and jsonb_typeof(antes) = 'object' order by momento desc`,
    [id],
  )
  const now = rows[0]?.fila ?? {}
  // An erased one is called what all erased ones are.
  const states = [now.datos_borrados ? {} : now]
  for (const { antes } of before) states.push({ ...states.at(-1), ...antes })
  return quotes(states.map(identityOf))
}

function identityOf(fila: Record<string, unknown>): Identity {
  const text = (campo: string) => (typeof fila[campo] === 'string' ? fila[campo] : '')
  const [nombre, apellido_paterno, apellido_materno] = [
    text('nombre'),
    text('apellido_paterno'),
    text('apellido_materno'),
  ]
  const claves = ['email', 'email_empresarial', 'rfc', 'curp', 'web'].map(text)
  const empresas = ['nombre_comercial', 'razon_social'].map(text)
  return {
    nombre,
    apellido_paterno,
    apellido_materno,
    claves,
    empresas,
    telefonos: ['celular', 'telefono'].map(text),
  }
}

function quotes(identities: Identity[]): Quotes {
  const names = identities
    .flatMap(({ nombre, apellido_paterno, apellido_materno, empresas }) => [
      ...[apellido_paterno, apellido_materno].filter(Boolean).map((surname) => `${nombre} ${surname}`),
      ...(apellido_paterno || apellido_materno ? [] : [nombre]),
      ...empresas,
    ])
    .map(words)
    .filter((name) => name.length > 1)
  const keys = identities
    .flatMap(({ claves }) => claves.map(bare))
    .filter((key) => key.length > 5 && !ANYBODY.includes(key))
  const phones = identities
    .flatMap(({ telefonos }) => telefonos.map((phone) => digits(phone).slice(-10)))
    .filter((phone) => phone.length >= 7)
  return {
    in: (texts) => {
      const said = new Set(words(texts.join(' ')))
      return (
        names.some((name) => name.every((word) => said.has(word))) ||
        texts.some((text) => keys.some((key) => bare(text).includes(key))) ||
        texts.some((text) => phones.some((phone) => digits(text).includes(phone)))
      )
    },
    where: (text) => {
      const longest = names.map((name) => name.reduce((a, b) => (b.length > a.length ? b : a)))
      const any = (expression: string, parts: string[]) =>
        parts.length > 0
          ? [`${expression} like any (array[${[...new Set(parts)].map(contains).join(', ')}])`]
          : []
      return [
        'false',
        ...any(`f_norm(${text})`, longest),
        ...any(`translate(f_norm(${text}), ' -./', '')`, keys),
        ...any(`regexp_replace(${text}, '[^0-9]', '', 'g')`, phones),
      ].join(' or ')
    },
  }
}

const contains = (part: string) => `f_patron('${part.replaceAll("'", "''")}')`

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
const bare = (text: string) => plain(text).replace(/[ \-./]/g, '')
const words = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
const digits = (text: string) => text.replace(/\D/g, '')
