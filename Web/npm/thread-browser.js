// The thread in a browser. Messages that come before the module is compiled are answered after.

const waiting = [];
onmessage = ({ data }) => waiting.push(data);

const [{ Session }, { answers }] = await Promise.all([import("./index.js"), import("./thread.js")]);
const answer = answers(Session);
function take(message) {
  const result = answer(message);
  if (result) postMessage(result);
}
onmessage = ({ data }) => take(data);
waiting.forEach(take);
