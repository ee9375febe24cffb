/**
 * The shapes of keys that providers hand out, from their own documentation: a literal prefix, then
 * so many characters of an alphabet. One row per shape; the first row of a prefix that fits wins.
 *
 * @module
 */
import type { SecretKind } from './secret.ts'

/** Which characters may follow the prefix. */
export type Alphabet = 'hex' | 'alnum' | 'word' | 'dotted' | 'upper' | 'lower' | 'base64'

export interface ProviderRow {
  readonly provider: string
  readonly kind: SecretKind
  readonly prefix: string
  readonly alphabet: Alphabet
  readonly min: number
  readonly max: number
}

type Compact = readonly [
  provider: string,
  kind: SecretKind,
  prefixes: string,
  alphabet: Alphabet,
  min: number,
  max?: number,
]

const LONGEST = 512

const ROWS: readonly Compact[] = [
  ['age', 'age-key', 'AGE-SECRET-KEY-1', 'upper', 58, 58],
  ['Amazon Web Services', 'aws-key', 'AKIA ASIA ABIA ACCA', 'upper', 16, 16],
  ['Amazon Bedrock', 'aws-key', 'ABSK', 'base64', 80],
  ['GitHub', 'github-token', 'ghp_ gho_ ghu_ ghs_ ghr_', 'alnum', 36],
  ['GitHub', 'github-token', 'github_pat_', 'word', 22],
  [
    'GitLab',
    'gitlab-token',
    'glpat- gldt- glrt- glptt- glcbt- glsoat- glimt- glagent- glft- glffct- GR1348941',
    'word',
    20,
  ],
  [
    'Slack',
    'slack-token',
    'xoxa- xoxb- xoxe- xoxe.xoxp- xoxp- xoxr- xoxs- xoxc- xoxd-',
    'word',
    10,
  ],
  ['Slack', 'slack-token', 'xapp-', 'word', 20],
  ['Stripe', 'stripe-key', 'sk_live_ sk_test_ rk_live_ rk_test_', 'alnum', 16],
  ['Stripe', 'stripe-key', 'whsec_', 'base64', 24],
  ['OpenAI', 'model-provider-key', 'sk-proj- sk-svcacct- sk-admin-', 'word', 24],
  ['Anthropic', 'model-provider-key', 'sk-ant-', 'word', 24],
  ['OpenRouter', 'model-provider-key', 'sk-or-v1-', 'hex', 32],
  ['OpenAI and others', 'model-provider-key', 'sk-', 'word', 24],
  ['Fireworks', 'model-provider-key', 'fw_', 'alnum', 20],
  ['Hugging Face', 'model-provider-key', 'hf_ api_org_', 'alnum', 20],
  ['Groq', 'model-provider-key', 'gsk_', 'alnum', 20],
  ['xAI', 'model-provider-key', 'xai-', 'alnum', 40],
  ['Perplexity', 'model-provider-key', 'pplx-', 'alnum', 32],
  ['Replicate', 'model-provider-key', 'r8_', 'alnum', 32],
  ['NVIDIA', 'model-provider-key', 'nvapi-', 'word', 40],
  ['Together', 'model-provider-key', 'tgp_v1_', 'word', 32],
  ['Cerebras', 'model-provider-key', 'csk-', 'alnum', 32],
  ['Voyage', 'model-provider-key', 'pa-', 'word', 40],
  ['Jina', 'model-provider-key', 'jina_', 'word', 32],
  ['Tavily', 'model-provider-key', 'tvly-', 'word', 24],
  ['Firecrawl', 'model-provider-key', 'fc-', 'hex', 32, 32],
  ['LangSmith', 'model-provider-key', 'lsv2_pt_ lsv2_sk_', 'word', 32],
  ['Pinecone', 'model-provider-key', 'pcsk_', 'word', 32],
  ['ElevenLabs', 'model-provider-key', 'sk_', 'hex', 48, 64],
  ['Google', 'google-key', 'AIza', 'word', 35, 35],
  ['Google', 'google-key', 'ya29.', 'dotted', 30],
  ['Google', 'google-key', 'GOCSPX-', 'word', 24],
  ['Google', 'google-key', '1//0', 'word', 30],
  ['npm', 'package-registry-token', 'npm_', 'alnum', 36],
  ['PyPI', 'package-registry-token', 'pypi-', 'word', 50],
  ['RubyGems', 'package-registry-token', 'rubygems_', 'hex', 48],
  ['crates.io', 'package-registry-token', 'cio', 'alnum', 32, 32],
  ['NuGet', 'package-registry-token', 'oy2', 'lower', 43, 43],
  ['Clojars', 'package-registry-token', 'CLOJARS_', 'alnum', 60],
  ['Docker Hub', 'package-registry-token', 'dckr_pat_ dckr_oat_', 'word', 20],
  ['Artifactory', 'package-registry-token', 'AKCp', 'alnum', 60],
  ['JFrog', 'package-registry-token', 'cmVmdGtu', 'base64', 50],
  ['Deno Deploy', 'cloud-key', 'ddp_ ddw_', 'alnum', 30],
  ['DigitalOcean', 'cloud-key', 'dop_v1_ doo_v1_ dor_v1_', 'hex', 40],
  ['Alibaba Cloud', 'cloud-key', 'LTAI', 'alnum', 12, 26],
  ['Tencent Cloud', 'cloud-key', 'AKID', 'alnum', 28],
  ['Yandex Cloud', 'cloud-key', 'AQVN y0_', 'word', 30],
  ['Scaleway', 'cloud-key', 'SCW', 'upper', 17, 17],
  ['Exoscale', 'cloud-key', 'EXO', 'hex', 24],
  ['Heroku', 'cloud-key', 'HRKU-', 'word', 36],
  ['Fly.io', 'cloud-key', 'fm1_ fm2_ fo1_', 'base64', 30],
  ['Netlify', 'cloud-key', 'nfp_ nfc_ nfo_ nfu_', 'alnum', 36],
  ['Render', 'cloud-key', 'rnd_', 'alnum', 24],
  ['Vercel', 'cloud-key', 'vercel_blob_rw_ vcp_ vck_', 'word', 20],
  ['Supabase', 'cloud-key', 'sbp_ sb_secret_', 'word', 20],
  ['PlanetScale', 'cloud-key', 'pscale_tkn_ pscale_pw_ pscale_oauth_', 'word', 30],
  ['Neon', 'cloud-key', 'napi_ npg_', 'alnum', 12],
  ['Databricks', 'cloud-key', 'dapi', 'hex', 32],
  ['HashiCorp Vault', 'cloud-key', 'hvs. hvb. hvr.', 'word', 24],
  ['Doppler', 'cloud-key', 'dp.pt. dp.st. dp.ct. dp.sa. dp.scim. dp.audit.', 'dotted', 30],
  ['Pulumi', 'cloud-key', 'pul-', 'hex', 40],
  ['Infracost', 'cloud-key', 'ico-', 'alnum', 32],
  ['Tailscale', 'cloud-key', 'tskey-auth- tskey-api- tskey-client- tskey-', 'word', 20],
  ['1Password', 'cloud-key', 'ops_eyJ', 'base64', 60],
  ['Adobe', 'cloud-key', 'p8e-', 'alnum', 32],
  ['Shopify', 'payment-key', 'shpat_ shpca_ shppa_ shpss_', 'hex', 32],
  ['Square', 'payment-key', 'sq0atp- sq0csp- sq0idp-', 'word', 22],
  ['Square', 'payment-key', 'EAAAE EAAAl', 'word', 55],
  ['Braintree', 'payment-key', 'access_token$production$', 'word', 30],
  ['Razorpay', 'payment-key', 'rzp_live_ rzp_test_', 'alnum', 14],
  ['Flutterwave', 'payment-key', 'FLWSECK-  FLWSECK_TEST-', 'word', 12],
  ['Plaid', 'payment-key', 'access-production- access-sandbox- access-development-', 'word', 36],
  ['EasyPost', 'payment-key', 'EZAK EZTK', 'alnum', 54],
  ['Duffel', 'payment-key', 'duffel_live_ duffel_test_', 'word', 40],
  ['Mollie', 'payment-key', 'live_ test_', 'alnum', 30],
  ['Mailchimp Transactional', 'mail-key', 'md-', 'word', 22, 22],
  ['Mailgun', 'mail-key', 'key-', 'hex', 32, 32],
  ['Brevo', 'mail-key', 'xkeysib- xsmtpsib-', 'word', 40],
  ['Resend', 'mail-key', 're_', 'word', 24],
  ['Twilio', 'chat-token', 'SK', 'hex', 32, 32],
  ['Linear', 'service-token', 'lin_api_ lin_oauth_', 'alnum', 32],
  ['Notion', 'service-token', 'ntn_ secret_', 'alnum', 40],
  ['Figma', 'service-token', 'figd_ figu_ figo_', 'word', 36],
  ['Postman', 'service-token', 'PMAK-', 'word', 40],
  ['Grafana', 'service-token', 'glsa_ glc_', 'base64', 32],
  ['New Relic', 'service-token', 'NRAK- NRJS- NRII- NRRA- NRIQ-', 'word', 19],
  ['Sentry', 'service-token', 'sntrys_ sntryu_', 'base64', 40],
  ['Dynatrace', 'service-token', 'dt0c01. dt0s01.', 'dotted', 60],
  ['Honeycomb', 'service-token', 'hcaik_ hcamk_', 'alnum', 40],
  ['Atlassian', 'service-token', 'ATATT3 ATCTT3 ATBB', 'base64', 24],
  ['HubSpot', 'service-token', 'pat-na1- pat-eu1- pat-na2-', 'word', 36],
  ['Buildkite', 'service-token', 'bkua_ bkpt_', 'hex', 40],
  ['CircleCI', 'service-token', 'CCIPAT_ CCIPRJ_', 'word', 40],
  ['SonarQube', 'service-token', 'squ_ sqp_ sqa_', 'hex', 40],
  ['Sourcegraph', 'service-token', 'sgp_', 'word', 40],
  ['Contentful', 'service-token', 'CFPAT-', 'word', 40],
  ['Typeform', 'service-token', 'tfp_', 'word', 40],
  ['Prefect', 'service-token', 'pnu_ pnb_', 'alnum', 36],
  ['ReadMe', 'service-token', 'rdme_', 'alnum', 60],
  ['Frame.io', 'service-token', 'fio-u-', 'word', 60],
  ['Dropbox', 'service-token', 'sl.', 'word', 60],
  ['Mapbox', 'service-token', 'sk.eyJ', 'dotted', 60],
  ['Cal.com', 'service-token', 'cal_live_ cal_', 'hex', 32],
  ['Meta', 'service-token', 'EAACEdEose0cBA EAAG EAAB EAAJ', 'alnum', 60],
  ['PostHog', 'service-token', 'phx_', 'alnum', 40],
  ['Asana', 'service-token', '1/1', 'dotted', 40],
]

export const PROVIDERS: readonly ProviderRow[] = ROWS.flatMap(
  ([provider, kind, prefixes, alphabet, min, max = LONGEST]) =>
    prefixes
      .split(' ')
      .filter((prefix) => prefix !== '')
      .map((prefix) => ({ provider, kind, prefix, alphabet, min, max })),
)

/** Shapes without a prefix of their own. Each repetition is bounded, and none begins inside a word. */
export const SHAPES: readonly {
  readonly provider: string
  readonly kind: SecretKind
  readonly pattern: RegExp
}[] = [
  {
    provider: 'SendGrid',
    kind: 'sendgrid-key',
    pattern: /(?<![\w.-])SG\.[\w-]{16,64}\.[\w-]{16,64}/g,
  },
  {
    provider: 'Discord',
    kind: 'chat-token',
    pattern:
      /(?<![\w.-])(?=[\w-]{0,20}\d)(?=[\w-]{0,20}[A-Z])[\w-]{23,28}\.[\w-]{6,7}\.(?=[\w-]{0,26}\d)[\w-]{27,45}(?![\w.-])/g,
  },
  {
    provider: 'Telegram',
    kind: 'telegram-token',
    pattern: /(?<![\w-])(?:bot)?(\d{8,10}:[\w-]{35})(?![\w-])/g,
  },
  {
    provider: 'Discord',
    kind: 'chat-token',
    pattern: /(?<![\w.-])[MNO][\w-]{22,27}\.[\w-]{6}\.[\w-]{27,40}(?![\w-])/g,
  },
  {
    provider: 'Slack',
    kind: 'slack-token',
    pattern:
      /hooks\.slack\.com\/(?:services|workflows|triggers)\/[TEA][A-Z0-9]{6,16}\/[AB0-9][A-Z0-9]{6,20}\/[A-Za-z0-9/]{16,64}/g,
  },
  {
    provider: 'Discord',
    kind: 'webhook-url',
    pattern: /discord(?:app)?\.com\/api\/webhooks\/\d{15,20}\/[\w-]{40,100}/g,
  },
  {
    provider: 'Microsoft Teams',
    kind: 'webhook-url',
    pattern: /webhook\.office\.com\/webhookb2\/[\w@-]{20,100}\/IncomingWebhook\/[\w/-]{20,120}/g,
  },
  {
    provider: 'Azure',
    kind: 'cloud-key',
    pattern: /(?<![\w~.-])[\w~.]{3}\dQ~[\w~.-]{31,34}(?![\w~.-])/g,
  },
  { provider: 'Mailchimp', kind: 'mail-key', pattern: /(?<![\w-])[0-9a-f]{32}-us\d{1,2}(?!\d)/g },
  {
    provider: 'Airtable',
    kind: 'service-token',
    pattern: /(?<![\w.-])pat[A-Za-z0-9]{14}\.[0-9a-f]{40,64}(?!\w)/g,
  },
  {
    provider: 'Terraform Cloud',
    kind: 'cloud-key',
    pattern: /(?<![\w.-])[A-Za-z0-9]{14}\.atlasv1\.[\w-]{40,100}/g,
  },
  { provider: 'Okta', kind: 'service-token', pattern: /(?<=SSWS )00[\w-]{38,42}(?![\w-])/g },
  { provider: 'Twitter', kind: 'service-token', pattern: /(?<![\w%])A{20,30}[\w%]{40,120}/g },
  {
    provider: '1Password',
    kind: 'cloud-key',
    pattern: /(?<![\w-])A3-[A-Z0-9]{6}(?:-[A-Z0-9]{5,6}){4,5}(?![\w-])/g,
  },
  {
    provider: 'LaunchDarkly',
    kind: 'service-token',
    pattern: /(?<![\w-])(?:api|sdk)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![\w-])/g,
  },
  {
    provider: 'Cloudflare',
    kind: 'cloud-key',
    pattern: /(?<![\w.-])v1\.0-[0-9a-f]{20,32}-[0-9a-f]{100,160}/g,
  },
]
