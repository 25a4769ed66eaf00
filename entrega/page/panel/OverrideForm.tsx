import { Button, DataList, Field, Input, Row } from '@backoffice/shared/ui'
import { useId, useState, type FormEvent } from 'react'
import { readOverrides, useRegistry } from '../index.ts'
import { canOverride, isAllowed, listedOrigins, offerAt, setOverride } from '../overrides/overrides.ts'
import { changeAndReload } from '../change-and-reload.ts'
import { textos } from './panel.textos.ts'

const { otro } = textos

/** Takes a remote from an allowed origin, in this tab alone, or from the registry again; both reload the page. */
export function OverrideForm({ name }: { name: string }) {
  const registry = useRegistry()
  const [origin, setOrigin] = useState('')
  const [problem, setProblem] = useState<string>()
  const [asking, setAsking] = useState(false)
  const listId = useId()
  const inUse = readOverrides()[name]?.origin
  if (inUse) return <InUse name={name} origin={inUse} />
  if (!registry || !canOverride(registry)) return null

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const asked = origin.trim().replace(/\/$/, '')
    if (!isAllowed(registry, asked)) return setProblem(otro.noAdmitido)
    setAsking(true)
    const remote = await offerAt(asked, name)
    setAsking(false)
    if (!remote) return setProblem(otro.sinRemoto)
    await changeAndReload(() => setOverride(name, { origin: asked, remote }))
  }
  const listed = listedOrigins(registry)

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Row gap={3} align="end">
        <Field label={otro.origen} {...(problem !== undefined && { error: problem })}>
          {(ids) => (
            <Input
              {...ids}
              value={origin}
              list={listId}
              inputMode="url"
              autoComplete="off"
              onChange={({ target }) => {
                setOrigin(target.value)
                setProblem(undefined)
              }}
            />
          )}
        </Field>
        <datalist id={listId}>
          {listed.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <Button type="submit" loading={asking}>
          {otro.usar}
        </Button>
      </Row>
    </form>
  )
}

const InUse = ({ name, origin }: { name: string; origin: string }) => (
  <Row gap={3} align="end" justify="space-between">
    <DataList columns={1} items={[{ label: otro.enUso, value: origin }]} />
    <Button onClick={() => void changeAndReload(() => setOverride(name, null))}>{otro.quitar}</Button>
  </Row>
)
