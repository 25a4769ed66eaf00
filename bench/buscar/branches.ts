import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tooling/start/before/root.mjs'

type Change = readonly [from: string | RegExp, to: string]

const SAMPLE =
  /execute format\(\s+'select count\(\*\), count\(\*\) filter[\s\S]*?into vistas, pasan, pasa_cada, distintos;/
const guessed = (pasan: number) =>
  `vistas := 300; pasan := ${pasan}; pasa_cada := array_fill(${pasan}, array[cardinality(textos)]);`
const TRIED = "se_intenta := 2 * (p_salto + p_filas) * vistas <= intento * pasan or pocos and indice = '';"
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
    [/(if total > p_tope is not true then\s+execute format\([^;]*vivas, filtro)(, p_tope)/, '$1 || indice$2'],
    [`if indice = '' or p_tope is null or total > p_tope then`, 'if true then'],
  ],
  intento: [[TRIED, 'se_intenta := false;']],
  'tope del intento': [
    [TRIED, 'se_intenta := true;'],
    ['intento constant integer := 20000', 'intento constant integer := 2000000'],
  ],
  'nombre por nombre': [['if 2 * distintos[i] <= vistas and', 'if false and']],
  'números juntos': [[`if juntos <> '' and`, 'if false and']],
  'nombre por nombre del orden': [['if se_intenta and del_orden is not null then', 'if false then']],
  'ids de los nombres': [[`if se_intenta and not entero and indice = '' and`, 'if false and']],
  'sin los vacíos del orden': [[`corte := corte || format(' and %I > ''''', p_orden);`, 'null;']],
}

const FILE = 'api/migrations/repeatable/buscar.sql'
/** The function that searches among many rows; in an edition before it had that name, all of buscar. */
const NAME = /function buscar(_entre_muchas)?\(/
const functionIn = (file: string) =>
  (new RegExp(`create or replace ${NAME.source}[\\s\\S]*?\\n\\$\\$;`).exec(file) ?? [''])[0]
const source = functionIn(readFileSync(join(root, FILE), 'utf8'))

/** Creates buscar under another name with these changes; the text of each change must occur in it. */
export function variant(name: string, changes: readonly Change[]): string {
  const changed = changes.reduce((text, [from, to]) => {
    const next = typeof from === 'string' ? text.replace(from, () => to) : text.replace(from, to)
    if (next === text) throw new Error(`buscar.sql ya no dice «${String(from)}»`)
    return next
  }, source)
  return changed.replace(NAME, `function ${name}(`)
}

/** The function of another commit under another name. What it calls is that of this commit. */
export function ofCommit(ref: string, name: string): string {
  const file = execFileSync('git', ['show', `${ref}:${FILE}`], { cwd: root, encoding: 'utf8' })
  return functionIn(file).replace(NAME, `function ${name}(`)
}
