// What a thread does: it answers messages about one session.

/** A function that answers a message, for the class of sessions. */
export function answers(Session) {
  let session;
  let refusal;

  function open(options) {
    try {
      session = new Session(options);
    } catch (error) {
      refusal = error;
    }
  }

  return ({ id, method, argument }) => {
    if (method === "open") return open(argument);
    try {
      if (refusal) throw refusal;
      const value = session[method](argument);
      return { id, value: value && { ...value } };
    } catch (error) {
      const { name, message, stack, cause, ...properties } = error;
      return { id, error: { name: error.name, message: error.message, properties } };
    }
  };
}
