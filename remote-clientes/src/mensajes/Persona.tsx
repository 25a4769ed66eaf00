import type { CanalMensaje, Destinatario } from '@backoffice/shared/contract'
import { fechaDeInstante, rellenar } from '@backoffice/shared/format'
import { useSave } from '@backoffice/shared/resource'
import { Badge, Box, Button, Row, Stack, Text, VisuallyHidden } from '@backoffice/shared/ui'
import { chatDe, faltaDe } from './alcance.ts'
import { enviar, type Mensaje } from './calls.ts'
import { textos } from './mensajes.textos.ts'

interface Props {
  quien: Destinatario
  asunto: string
  texto: string
  /** How this person was told in this dialog. */
  avisado: CanalMensaje[]
  /** Whether the text can't be sent; says so at its field. */
  wrong(): boolean
  onTold(): void
}

/** One person: the text as they read it, and the button that opens WhatsApp with it. */
export function Persona({ quien, asunto, texto, avisado, wrong, onTold }: Props) {
  const { save, pending, error } = useSave(
    // The button itself says what became of it.
    (mensaje: Mensaje, options) => enviar(mensaje, { ...options, silent: true }),
    {
      onSaved: onTold,
    },
  )
  const chat = chatDe(quien, texto)
  const falta = faltaDe(quien, `${asunto} ${texto}`)
  const note = () => void save({ canal: 'whatsapp', asunto: '', texto, destinatarios: [quien] })
  const open = (url: string) => {
    if (wrong()) return
    window.open(url, '_blank', 'noopener')
    // Opened again, it is the same message.
    if (!avisado.includes('whatsapp')) note()
  }
  return (
    <Box as="li" listStyleType="none" borderTopWidth="1px" pt="3">
      <Stack gap={2}>
        <Row justify="space-between">
          <strong>{quien.cliente}</strong>
          {chat !== null && (
            <Button size="sm" loading={pending} onClick={() => open(chat)}>
              {textos.whatsapp}
              <VisuallyHidden> {textos.a(quien.cliente)}</VisuallyHidden>
            </Button>
          )}
        </Row>
        <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
          {rellenar(texto, quien.datos)}
        </Box>
        {falta && (
          <Text size="sm" tone="muted">
            {falta}
          </Text>
        )}
        {quien.ultimo && (
          <Text size="sm" tone="muted">
            {textos.ultimo[quien.ultimo.canal](fechaDeInstante(quien.ultimo.momento))}
          </Text>
        )}
        <div role="status">
          <Row gap={2}>
            {avisado.map((canal) => (
              <Badge key={canal} tone="activa">
                {textos.avisado[canal]}
              </Badge>
            ))}
          </Row>
        </div>
        {error && (
          <Row gap={2}>
            <Text size="sm" tone="danger">
              {textos.noSeAnoto} {error.msg}
            </Text>
            <Button size="sm" loading={pending} onClick={note}>
              {textos.anotar}
            </Button>
          </Row>
        )}
      </Stack>
    </Box>
  )
}
