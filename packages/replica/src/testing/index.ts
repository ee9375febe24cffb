/**
 * Servers for tests: PostgreSQL, from the programs of this machine.
 *
 * @module
 */
export {
  canMakeStandbys,
  PostgresServer,
  type PostgresServerOptions,
  postgresMissing,
  startPostgres,
} from './postgres-server.ts'
export type { PostgresPrograms } from './programs.ts'
