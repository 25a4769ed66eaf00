import { Global } from '@emotion/react'
import { fechaLarga, hoy } from '../../format/fechas/fechas.ts'
import { usePrinting } from '../hooks/usePrinting.ts'
import { textos } from './shell.textos.ts'

/** The margins of every printed sheet: the office, the day, the sheet's number and the total. */
export function PrintMargins({ office }: { office: string }) {
  // Computed when printing starts: a page can stay open for days.
  const day = usePrinting() ? fechaLarga(hoy()) : ''
  return <Global styles={marginBoxes(office, day)} />
}

/** The CSS rule for every sheet. People choose the names, so they are quoted. */
export const marginBoxes = (office: string, day: string) => `
@page {
  @top-left { content: ${quoted(office)}; ${type} }
  @top-right { content: ${quoted(day)}; ${type} }
  @bottom-right { content: "${textos.hoja} " counter(page) " ${textos.de} " counter(pages); ${type} }
}`

// Margin boxes inherit nothing from the page: plain grey on white paper.
const type = "font: 8pt 'Public Sans Variable', sans-serif; color: #444;"

/** A CSS string with every character escaped that could end it. */
const quoted = (text: string) =>
  `"${text.replace(/["\\\p{Cc}<]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`
