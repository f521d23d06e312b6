// What a scene shows beyond the table itself.

class Stage {
  points = $state.raw<number[] | null>(null); // everyone's at the moment of the scene
}

export const stage = new Stage();
