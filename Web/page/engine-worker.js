// Runs the module in a thread of its own, and answers the questions of the page in order.

import { Module } from "./module.js";

const milliseconds_between_signs = 100;

let module;
let signed = 0;

function showProgress() {
  const now = performance.now();
  if (now - signed < milliseconds_between_signs) return;
  signed = now;
  postMessage({ progress: true });
}

onmessage = ({ data }) => {
  if (data.module) {
    module = new Module(data.module, showProgress);
    postMessage({ ready: true });
    return;
  }
  const { id, words } = data;
  try {
    signed = performance.now();
    postMessage({ id, value: module.answer(words) });
  } catch (error) {
    // A trap leaves the module in no state to go on: the page starts another.
    postMessage({ id, fault: String(error) });
  }
};
