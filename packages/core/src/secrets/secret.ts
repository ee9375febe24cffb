/**
 * What a finding says: where and of which kind, never what. It may be logged.
 *
 * @module
 */

/** All kinds of secrets. */
export const SECRET_KINDS = [
  'private-key',
  'age-key',
  'aws-key',
  'cloud-key',
  'github-token',
  'gitlab-token',
  'slack-token',
  'chat-token',
  'stripe-key',
  'payment-key',
  'model-provider-key',
  'google-key',
  'package-registry-token',
  'sendgrid-key',
  'mail-key',
  'telegram-token',
  'service-token',
  'webhook-url',
  'json-web-token',
  'bearer-token',
  'url-password',
  'session-cookie',
  'assigned-secret',
  'password',
  'pin',
  'recovery-phrase',
  'card-number',
  'iban',
] as const

/** A kind of secret. */
export type SecretKind = (typeof SECRET_KINDS)[number]

/** Half-open, in UTF-16 units of the text. */
export interface Secret {
  /** What kind of secret it is. */
  readonly kind: SecretKind
  /** Where it begins in the text. */
  readonly start: number
  /** Where it ends in the text. */
  readonly end: number
}
