import assert from 'node:assert/strict'
import { test } from 'node:test'
import { componentNames } from './uses.ts'

const from = `import { RemoteComponent } from '@backoffice/shared'\n`
const names = (text: string) => componentNames('a.tsx', text).names
const unknown = (text: string) => componentNames('a.tsx', text).unknown

test('finds the names in JSX, also of a renamed import', () => {
  assert.deepEqual(names(`${from}const a = <RemoteComponent name="clientes/Perfil" props={{}} />`), [
    'clientes/Perfil',
  ])
  const renamed = from.replace('RemoteComponent }', 'RemoteComponent as Otro }')
  assert.deepEqual(
    names(`${renamed}const a = <Otro name={a ? 'x/A' : ('x/B' as const)} props={{}}></Otro>`),
    ['x/A', 'x/B'],
  )
  assert.deepEqual(
    names(`import { RemoteComponent } from './mine'\nconst a = <RemoteComponent name="x/A" />`),
    [],
  )
  assert.deepEqual(unknown(`${from}const a = <RemoteComponent name="x/A" props={b.RemoteComponent} />`), [])
})

test('names each place where the name is not written', () => {
  for (const use of [
    '<RemoteComponent name={name} props={{}} />',
    '<RemoteComponent {...all} />',
    'jsx(RemoteComponent, all)',
    'RemoteComponent',
    "<RemoteComponent name={`x/${'A'}`} />",
  ])
    assert.deepEqual(unknown(`${from}\nconst a = ${use}`), ['a.tsx:3'], use)
  assert.deepEqual(unknown(`export { RemoteComponent } from '@backoffice/shared'`), ['a.tsx:1'])
})
