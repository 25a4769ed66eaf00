import { api, apiUrl, tabForLater, type LaterTab } from '@backoffice/shared'
import type { Recibo } from '@backoffice/shared/contract'
import { enlaceWhatsapp, fechaDeInstante } from '@backoffice/shared/format'
import { useSave } from '@backoffice/shared/resource'
import { useState } from 'react'
import { textos } from './recibo.textos.ts'

interface Ids {
  id_cliente: string
  id_contratacion: string
  id_pago?: string
}

/** The three ways to a receipt; the first of them issues it. A tab is opened on the click, before the answer. */
export function useRecibo(ids: Ids, oficina: string) {
  const [recibo, setRecibo] = useState<Recibo | null>(null)
  const [vence, setVence] = useState<string | null>(null)

  const reading = useSave((_tab: LaterTab) => api.post('/clientes/recibo_contratacion', ids), {
    onSaved: (answer, tab) => {
      setRecibo(answer.recibo)
      tab.show(apiUrl(answer.url))
    },
    onFailed: (_error, tab) => tab.close(),
  })
  const mailing = useSave((_none: null, options) => api.post('/clientes/enviar_recibo', ids, options), {
    onSaved: (answer) => setRecibo(answer.recibo),
  })
  const linking = useSave((_tab: LaterTab) => api.post('/clientes/enlace_recibo', ids), {
    onSaved: (answer, tab) => {
      setRecibo(answer.recibo)
      setVence(answer.vence)
      const enlace = new URL(apiUrl(answer.url), window.location.href).href
      const dia = fechaDeInstante(answer.vence)
      const texto = textos.mensaje(answer.recibo.folio, oficina, enlace, dia)
      // Without a number that can be written to, WhatsApp asks for the person.
      const chat = (answer.celular && enlaceWhatsapp(answer.celular)) || 'https://wa.me/'
      tab.show(`${chat}?text=${encodeURIComponent(texto)}`)
    },
    onFailed: (_error, tab) => tab.close(),
  })
  const failed = reading.error ?? mailing.error ?? linking.error
  return {
    recibo,
    vence,
    busy: reading.pending || mailing.pending || linking.pending,
    error: failed?.msg ?? null,
    ver: () => void reading.save(tabForLater(textos.abriendo)),
    correo: () => void mailing.save(null),
    whatsapp: () => void linking.save(tabForLater(textos.abriendo)),
  }
}
