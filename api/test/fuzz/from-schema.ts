import { type Document, resolve, type Schema } from './document.ts'
import { anId, last, some } from './ids.ts'
import type { Random } from './random.ts'
import { goodText, nastyText } from './values.ts'

/** The quality of generated values: like a normal client's, or at the limits of the schema. */
export type Care = 'good' | 'edge'

const GOOD_DAYS = ['2026-01-15', '2024-02-29', '1999-12-31', '2008-06-01']
const EDGE_DAYS = [
  '1000-01-01',
  '9999-12-31',
  '0999-12-31',
  '2023-02-29',
  '2026-00-10',
  '2026-1-1',
  '10000-01-01',
]
const GOOD_HOURS = ['09:30', '16:00', '00:00', '23:59']
const EDGE_HOURS = ['24:00', '9:30', '09:60', '09:30:00', '23:59']
const PASSWORDS = ['bicicleta azul y roja', 'una-clave-de-prueba', 'Ññandú 2026 ☂']

/** Values for a schema of the document; ids of existing records are placeholders (ids.ts). */
export class FromSchema {
  private readonly document: Document
  private readonly r: Random
  private readonly call: string

  constructor(document: Document, r: Random, call: string) {
    this.document = document
    this.r = r
    this.call = call
  }

  value(given: Schema, care: Care, member = '', depth = 0): unknown {
    const { r } = this
    const schema = resolve(this.document, given)
    const options = schema.anyOf ?? schema.oneOf
    if (options) return this.value(this.option(options), care, member, depth)
    if (schema.enum) return r.pick(schema.enum)
    if ('const' in schema) return schema.const
    const type = Array.isArray(schema.type) ? r.pick(schema.type) : schema.type
    if (type === 'object') return this.object(schema, care, depth)
    if (type === 'array') return this.array(schema, care, member, depth)
    if (type === 'string') return this.text(schema, care, member)
    if (type === 'number' || type === 'integer') return this.number(schema, care, type === 'integer')
    if (type === 'boolean') return r.chance(0.5)
    return type === 'null' ? null : {}
  }

  /** Empty options ('' and null) are together no more likely than all the others. */
  private option(options: Schema[]): Schema {
    const { r } = this
    const isEmpty = (o: Schema) => o.type === 'null' || (o.enum?.length === 1 && o.enum[0] === '')
    const full = options.filter((o) => !isEmpty(o))
    return full.length > 0 && r.chance(0.7) ? r.pick(full) : r.pick(options)
  }

  private object(schema: Schema, care: Care, depth: number): Record<string, unknown> {
    const { r } = this
    const made: Record<string, unknown> = {}
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      if (schema.required?.includes(name) || r.chance(this.wants(name)))
        made[name] = this.value(member, care, name, depth + 1)
    }
    const more = schema.additionalProperties
    if (typeof more === 'object' && depth < 4) {
      const keys = ['clientes', 'ver', 'agregar', 'editar', 'detalles', 'usuarios', 'configuracion', 'otra']
      for (let i = r.int(4); i > 0; i--) made[r.pick(keys)] = this.value(more, care, '', depth + 1)
    }
    return made
  }

  /** A page's members rarely make sense together, so most are omitted; so are versions, which would mostly be stale. */
  private wants(name: string): number {
    if (['despues', 'antes', 'version', 'id_locatario', 'password_actual'].includes(name)) return 0.05
    return ['filas', 'pagina', 'orden', 'direccion'].includes(name) ? 0.4 : 0.55
  }

  private array(schema: Schema, care: Care, member: string, depth: number): unknown[] {
    const { r } = this
    const min = schema.minItems ?? 0
    const max = Math.min(schema.maxItems ?? 5, 101)
    const length =
      care === 'edge'
        ? r.pick([min, max, max + 1, Math.max(0, min - 1)])
        : min + r.int(Math.min(max - min, 4) + 1)
    return Array.from({ length }, () => this.value(schema.items ?? {}, care, member, depth + 1))
  }

  private text(schema: Schema, care: Care, member: string): string {
    const { r } = this
    if (schema.format === 'uuid') return anId(r, this.call, member)
    if (schema.pattern?.includes('-\\d{2}-\\d{2}')) return r.pick(care === 'edge' ? EDGE_DAYS : GOOD_DAYS)
    if (schema.pattern?.includes(':[0-5]')) return r.pick(care === 'edge' ? EDGE_HOURS : GOOD_HOURS)
    if (member === 'despues' || member === 'antes') return some(r, 'cursor')
    if (member.startsWith('password')) return r.pick(PASSWORDS)
    if (member === 'ticket') return last('ticket')
    if (member === 'remoto') return r.pick(['clientes', 'asesorias', 'no-hay', goodText(r, 40)])
    // Of a release: where it is a row's it is a number.
    if (member === 'version' && schema.pattern?.startsWith('^[0-9A-Za-z]')) return '1.0.0'
    if (member === 'codigo') return String(r.int(10_000)).padStart(4, '0')
    if (schema.pattern?.includes('@')) return `fuzz${r.int(1e9)}@pruebas.mx`
    if (member === 'email')
      return r.pick([`fuzz${r.int(50)}@pruebas.mx`, 'nadie@pruebas.mx', goodText(r, 40)])
    if (schema.pattern?.startsWith('^[1-9]\\d')) return String(1 + r.int(3))
    const max = schema.maxLength ?? 500
    if (care === 'good') return goodText(r, max)
    const length = r.pick([schema.minLength ?? 0, max, max + 1, 1])
    return r.chance(0.5) ? r.pick(['x', 'ñ', '李', '"', '😀']).repeat(Math.min(length, 6000)) : nastyText(r)
  }

  private number(schema: Schema, care: Care, isWhole: boolean): number {
    const { r } = this
    const min = schema.minimum ?? schema.exclusiveMinimum ?? -1000
    const max = schema.maximum ?? schema.exclusiveMaximum ?? 1000
    if (care === 'edge') return r.pick([min, max, min - 1, max + 1, 0, -0, 0.5, 0.001, max - 0.01, 1e308])
    const upTo = Math.min(max, 5000)
    const whole = Math.max(min, Math.min(upTo, Math.trunc(Math.max(min, 0)) + r.int(Math.max(1, upTo))))
    return isWhole || r.chance(0.5) ? whole : Math.round(Math.min(whole, upTo - 1) * 100 + r.int(100)) / 100
  }
}
