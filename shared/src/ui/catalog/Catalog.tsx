import { useEffect } from 'react'
import { Navigate, useParams, useRoutes } from 'react-router-dom'
import { Box, Row, Stack } from '../page/layout.tsx'
import { Link } from '../page/Link.tsx'
import { Card, Page } from '../page/Page.tsx'
import { Heading, Text } from '../page/text.tsx'
import { ColorModeButton } from '../theme/ColorModeButton.tsx'
import { catalog, slug } from './catalog.ts'
import { isAlone, type States } from './examples.ts'

/** The kit: a page for each door, and a page for each state that needs its own. */
export function Catalog() {
  return useRoutes([
    { path: '/:door', element: <DoorPage /> },
    { path: '/:door/:component/:state', element: <AlonePage /> },
    { path: '*', element: <Navigate to="/ui" replace /> },
  ])
}

function DoorPage() {
  const { door = '' } = useParams()
  const examples = catalog[door]
  useEffect(() => {
    document.title = `Catálogo: ${door}`
  }, [door])
  if (!examples) return <Navigate to="/ui" replace />
  return (
    <Page title={`Catálogo: ${door === 'ui' ? '/ui' : `/ui/${door}`}`} actions={<ColorModeButton />}>
      <Stack gap={6}>
        <Row as="nav" gap={4}>
          {Object.keys(catalog).map((other) => (
            <Link key={other} to={`/${other}`}>
              {other === 'ui' ? '/ui' : `/ui/${other}`}
            </Link>
          ))}
        </Row>
        {Object.entries(examples).map(([component, states]) => (
          <Card key={component} title={component}>
            <Stack gap={6}>
              <StatesOf door={door} component={component} states={states} />
            </Stack>
          </Card>
        ))}
      </Stack>
    </Page>
  )
}

function StatesOf({ door, component, states }: { door: string; component: string; states: States }) {
  return Object.entries(states).map(([name, state]) =>
    isAlone(state) ? (
      <Link key={name} to={`/${door}/${slug(component)}/${slug(name)}`}>
        {name}
      </Link>
    ) : (
      <Stack key={name} gap={2}>
        <Heading level={3} size="sm">
          <Text as="span" tone="muted" size="sm">
            {name}
          </Text>
        </Heading>
        <Box minWidth="0">{state}</Box>
      </Stack>
    ),
  )
}

function AlonePage() {
  const { door = '', component = '', state = '' } = useParams()
  const states = Object.entries(catalog[door] ?? {}).find(([name]) => slug(name) === component)?.[1]
  const [name, found] = Object.entries(states ?? {}).find(([other]) => slug(other) === state) ?? []
  useEffect(() => {
    if (name) document.title = `Catálogo: ${name}`
  }, [name])
  return isAlone(found) ? found.alone : <Navigate to="/ui" replace />
}
