import { Global } from '@emotion/react'
import { fechaLarga, hoy } from '../../format/fechas'
import { usePrinting } from '../usePrinting'
import { textos } from './shell.textos'

/** What stands on every sheet, in its margins: whose office it is, the day, and which sheet of how many. */
export function PrintMargins({ office }: { office: string }) {
  // Looked at when the sheets are made: a page can be open for days.
  const day = usePrinting() ? fechaLarga(hoy()) : ''
  return <Global styles={marginBoxes(office, day)} />
}

/** The rule for every sheet. The names come from people: they are quoted. */
export const marginBoxes = (office: string, day: string) => `
@page {
  @top-left { content: ${quoted(office)}; ${type} }
  @top-right { content: ${quoted(day)}; ${type} }
  @bottom-right { content: "${textos.hoja} " counter(page) " ${textos.de} " counter(pages); ${type} }
}`

// Margin boxes inherit nothing from the page: plain grey on white paper.
const type = "font: 8pt 'Public Sans Variable', sans-serif; color: #444;"

/** A CSS string: no character of a name ends it. */
const quoted = (text: string) =>
  `"${text.replace(/["\\\p{Cc}<]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`
