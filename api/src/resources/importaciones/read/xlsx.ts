import { EncryptedFileError, HucreError } from 'hucre'
import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { cellsOf } from './cells.ts'
import { Unreadable } from './unreadable.ts'
import { checkZip } from './zip.ts'

const BROKEN = 'El archivo está dañado o no es una hoja de cálculo .xlsx'
const LOCKED =
  'El archivo tiene contraseña o es de un Excel antiguo (.xls); hay que guardarlo como .xlsx sin contraseña'

/** Of another container: an old workbook, or one that is encrypted. */
const isOle = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf

/** The rows of a workbook's first sheet that is not hidden; of a formula, the value that the file keeps. */
export async function* xlsxRows(bytes: Uint8Array): AsyncGenerator<string[]> {
  if (isOle(bytes)) throw new Unreadable(LOCKED)
  await checkZip(bytes, BROKEN)
  try {
    const sheet = await firstVisible(bytes)
    let next = 0
    for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
      // Rows without cells are not in the file.
      for (; next < index; next++) yield []
      next = index + 1
      yield cellsOf(values)
    }
  } catch (error) {
    if (error instanceof EncryptedFileError) throw new Unreadable(LOCKED)
    if (error instanceof HucreError) throw new Unreadable(BROKEN)
    throw error
  }
}

async function firstVisible(bytes: Uint8Array): Promise<number> {
  const visible: number[] = []
  await readXlsx(bytes, {
    sheets: ({ hidden, veryHidden }, index) => {
      if (!hidden && !veryHidden) visible.push(index)
      return false
    },
  })
  if (visible[0] === undefined) throw new Unreadable('El archivo no tiene ninguna hoja que se vea')
  return visible[0]
}
