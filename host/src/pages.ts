import type { Pages } from './router/index.ts'

export const pages: Pages = {
  login: () => import(/* webpackChunkName: "login" */ './login/index.ts').then((file) => file.LoginPage),
  dashboard: () => import('./dashboard/index.ts').then((file) => file.DashboardPage),
}
