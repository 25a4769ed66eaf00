/**
 * The router's door: the parts of react-router-dom that the product uses, one copy for all packages. Named re-exports
 * let the bundler drop the rest.
 */
export {
  Link,
  Outlet,
  RouterProvider,
  createBrowserRouter,
  createMemoryRouter,
  matchPath,
  matchRoutes,
  redirect,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
} from 'react-router-dom'
export type { LoaderFunctionArgs, PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom'
