/**
 * Whether the property tests of this run have their usual seed and number of inputs. What these reach
 * ("some calls passed, some were refused") is a fact that a test can expect; a fresh seed, or a part
 * of the inputs, may reach less and is not wrong.
 */
export const usualInputs: boolean =
  process.env.FC_SEEDS === undefined && process.env.FC_SEED === undefined
