import type { CanalMensaje, Destinatario } from '@backoffice/shared/contract'
import { useForm, useWatch } from '@backoffice/shared/form'
import { MENSAJE } from '@backoffice/shared/format'
import { refuse, useAllowed, useSave, useUnsavedChanges } from '@backoffice/shared/resource'
import { Button, onDemand, Row, Stack, Text } from '@backoffice/shared/ui'
import { Dialog, FormButtons, UnsavedChangesDialog } from '@backoffice/shared/ui/dialog'
import { FieldGrid, Form, RefusalNotice, TextAreaField, TextField } from '@backoffice/shared/ui/form'
import { SelectField } from '@backoffice/shared/ui/select'
import { useState } from 'react'
import { claveDe, tieneCorreo, type Avisados } from './alcance.ts'
import { enviar, type Mensaje, type Preparado } from './calls.ts'
import { textos } from './mensajes.textos.ts'
import { Persona } from './Persona.tsx'
import { problems } from './problems.ts'

const Textos = onDemand(() => import('./TextosDialog.tsx').then((file) => file.TextosDialog))

interface Valores {
  elegido: string | null
  asunto: string
  texto: string
}

interface Props {
  preparado: Preparado
  onClose(): void
  /** The office's texts were saved. */
  onTexts(change: (preparado: Preparado) => Preparado): void
}

const valoresDe = ({ textos: all }: Preparado, nombre = all[0]?.nombre): Valores => {
  const elegido = all.find((one) => one.nombre === nombre)
  return { elegido: elegido?.nombre ?? null, asunto: elegido?.asunto ?? '', texto: elegido?.texto ?? '' }
}

/** The text, and what each person reads; what is typed stays until it is sent. */
export function AvisarForm({ preparado, onClose, onTexts }: Props) {
  const { destinatarios } = preparado
  const form = useForm<Valores>({ defaultValues: valoresDe(preparado) })
  const [asunto, texto] = useWatch({ control: form.control, name: ['asunto', 'texto'] })
  const [avisados, setAvisados] = useState<Avisados>({})
  const [editing, setEditing] = useState(false)
  const edits = useAllowed('usuarios.editar', '/mensajes/guardar_textos')
  const changes = useUnsavedChanges(form.formState.isDirty)

  const told = (who: Destinatario[], canal: CanalMensaje) =>
    setAvisados((all) => ({
      ...all,
      ...Object.fromEntries(who.map((one) => [claveDe(one), [...(all[claveDe(one)] ?? []), canal]])),
    }))
  const pending = destinatarios.filter(
    (one) => tieneCorreo(one, asunto, texto) && !avisados[claveDe(one)]?.includes('correo'),
  )
  const mailing = useSave((mensaje: Mensaje, options) => enviar(mensaje, options), {
    onSaved: (_answer, { destinatarios: who }) => {
      told(who, 'correo')
      if (who.length === destinatarios.length) onClose()
    },
  })
  const wrong = (values: Valores) => refuse(form, null, problems(values))
  const close = () => changes.before(onClose)
  const [first, ...others] = destinatarios

  return (
    <>
      <Dialog
        open
        size="lg"
        title={
          others.length > 0 ? textos.aCuantos(destinatarios.length) : textos.aQuien(first?.cliente ?? '')
        }
        busy={mailing.pending}
        onClose={close}
        wrap={(inside) => (
          <Form
            form={form}
            busy={mailing.pending}
            campos={mailing.campos}
            focusFirst={false}
            check={wrong}
            onSubmit={({ asunto, texto }) =>
              mailing.save({ canal: 'correo', asunto, texto, destinatarios: pending })
            }
          >
            {inside}
          </Form>
        )}
        footer={
          <FormButtons
            safe={
              <Button disabled={mailing.pending} onClick={close}>
                {textos.cerrar}
              </Button>
            }
            primary={
              <Button
                variant="primary"
                type="submit"
                loading={mailing.pending}
                disabled={pending.length === 0}
              >
                {pending.length === 0 ? textos.sinCorreos : textos.correo(pending.length)}
              </Button>
            }
          />
        }
      >
        <Stack gap={4}>
          <FieldGrid columns={1}>
            <SelectField
              name="elegido"
              label={textos.elegir}
              placeholder={textos.ninguno}
              clearable={false}
              options={preparado.textos.map(({ nombre }) => ({ value: nombre, label: nombre }))}
              onChange={(nombre: string | null) =>
                nombre !== null && form.reset(valoresDe(preparado, nombre))
              }
            />
            <TextField name="asunto" label={textos.campos.asunto} maxLength={MENSAJE.asunto} />
            <TextAreaField
              name="texto"
              label={textos.campos.texto}
              required
              rows={4}
              maxLength={MENSAJE.texto}
              hint={textos.ayuda}
            />
          </FieldGrid>
          {edits && (
            <Row>
              <Button size="sm" onClick={() => setEditing(true)}>
                {textos.editar}
              </Button>
            </Row>
          )}
          <Text size="sm" tone="muted">
            {textos.personas}
          </Text>
          <Stack as="ul" gap={3}>
            {destinatarios.map((one) => (
              <Persona
                key={claveDe(one)}
                quien={one}
                asunto={asunto}
                texto={texto}
                avisado={avisados[claveDe(one)] ?? []}
                wrong={() => wrong(form.getValues())}
                onTold={() => told([one], 'whatsapp')}
              />
            ))}
          </Stack>
          <RefusalNotice error={mailing.error} keeps />
        </Stack>
      </Dialog>
      <UnsavedChangesDialog changes={changes} />
      {editing && (
        <Textos
          textos={preparado.textos}
          version={preparado.version}
          onClose={() => setEditing(false)}
          onSaved={(saved) => {
            setEditing(false)
            onTexts((former) => ({ ...former, ...saved }))
            if (!form.formState.isDirty) form.reset(valoresDe({ ...preparado, ...saved }))
          }}
        />
      )}
    </>
  )
}
