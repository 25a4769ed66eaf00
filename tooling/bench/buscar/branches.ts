import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../start/before/root.mjs'

type Change = readonly [from: string | RegExp, to: string]

const SAMPLE =
  /execute format\(\s+'select count\(\*\), count\(\*\) filter[\s\S]*?into vistas, pasan, pasa_cada;/
const guessed = (pasan: number) =>
  `vistas := 300; pasan := ${pasan}; pasa_cada := array_fill(${pasan}, array[cardinality(textos)]);`
const TRIED = 'se_intenta := 2 * (p_salto + p_filas) * vistas <= intento * pasan;'
const ifLong = (letters: number): Change[] => [
  ['having bool_and(f_consulta(v) is not null)', `having bool_and(length(f_norm(v)) >= ${letters})`],
]

/**
 * Each branch of buscar by its name, and the function's text without it. The answers are the same, only faster or
 * slower.
 */
export const branches: Record<string, readonly Change[]> = {
  'nada de lo siguiente': [
    [
      `if textos = '{}' then`,
      `filtro := filtro || case when textos = '{}' then '' else ' and ' || array_to_string(textos, ' and ')
        || array_to_string(indices, '') end;
      if true then`,
    ],
  ],
  'sin texto, el planificador': [
    [`if textos = '{}' then`, `if textos = '{}' then textos := '{true}'; end if; if false then`],
  ],
  'muestra (todo es angosto)': [[SAMPLE, guessed(0)]],
  'muestra (todo es amplio)': [[SAMPLE, guessed(300)]],
  'una letra en el índice': ifLong(2),
  'dos letras en el índice': ifLong(3),
  'planes apagados': [
    [
      `perform set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true);`,
      'null;',
    ],
    [`perform set_config('enable_indexscan', 'off', true);`, 'null;'],
  ],
  'índice del orden prendido para el intento': [[`perform set_config('enable_indexscan', 'on', true);`, '']],
  'de una vez': [
    [`if indice <> '' and p_tope is not null then`, 'if false then'],
    [/(elsif p_tope is not null then\s+execute format\([^;]*vivas, filtro)(, p_tope)/, '$1 || indice$2'],
    [`if indice = '' or p_tope is null or total > p_tope then`, 'if true then'],
  ],
  intento: [[TRIED, 'se_intenta := false;']],
  'tope del intento': [
    [TRIED, 'se_intenta := true;'],
    ['intento constant integer := 20000', 'intento constant integer := 2000000'],
  ],
  'valor por valor del orden': [[`if se_intenta and del_orden <> '' then`, 'if false then']],
  'sin los vacíos del orden': [[`corte := corte || format(' and %I > ''''', p_orden);`, 'null;']],
}

const file = readFileSync(join(root, 'api/migrations/repeatable/buscar.sql'), 'utf8')
const [source = ''] = /create or replace function buscar\([\s\S]*?\n\$\$;/.exec(file) ?? []

/** Creates buscar under another name with these changes; the text of each change must occur in it. */
export function variant(name: string, changes: readonly Change[]): string {
  const changed = changes.reduce((text, [from, to]) => {
    const next = typeof from === 'string' ? text.replace(from, () => to) : text.replace(from, to)
    if (next === text) throw new Error(`buscar.sql ya no dice «${String(from)}»`)
    return next
  }, source)
  return changed.replace('function buscar(', `function ${name}(`)
}
