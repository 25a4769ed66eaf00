import { expect, test } from '@playwright/test'
import { Compose } from '../../deploy/checks/compose/compose.ts'
import { docker } from '../../deploy/checks/compose/docker.ts'
import { projectPrefix, settings } from '../../deploy/checks/compose/settings.ts'

for (const name of ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'POSTGRES_PASSWORD', 'API_DB_PASSWORD']) {
  test(`without ${name} nothing starts, and a sentence explains why`, async () => {
    const project = `${projectPrefix}sin-${name.toLowerCase()}`
    for (const value of [undefined, '']) {
      const { [name]: _, ...others } = settings()
      const env = value === undefined ? others : { ...others, [name]: value }
      const { status, stderr } = await new Compose({ project, env }).try('up', '--detach', '--no-build')
      expect(status).not.toBe(0)
      expect(stderr.trim().split('\n')).toHaveLength(1)
      expect(stderr).toMatch(new RegExp(`Falta ${name}, .+`))
    }
    const { stdout } = await docker([
      'ps',
      '--all',
      '--quiet',
      '--filter',
      `label=com.docker.compose.project=${project}`,
    ])
    expect(stdout).toBe('')
  })
}
